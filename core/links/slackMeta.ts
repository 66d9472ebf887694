/** The name of the `meta` tag that pages carry if the server has Slack set up. */
export const SLACK_META_NAME = "slack";
