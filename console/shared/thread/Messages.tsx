import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { RequestMessageAnswer } from "#core/api/requests/threadAnswers.ts";
import { ERASED } from "#core/people/erasure.ts";
import { MAX_MESSAGES, MESSAGE_MAX } from "#core/requests/messages/MessageInput.ts";
import { Dot } from "../parts/DottedText.tsx";
import { wordsOf } from "../api/ApiError.ts";
import { localMoment } from "../localDates.ts";
import { ThreadSection } from "./ThreadSection.tsx";
import { messagesOf, usePost } from "./threadCalls.ts";

interface MessagesProps {
  requestId: string;
  viewerId: string;
  isOpen: boolean;
}

export function Messages({ requestId, viewerId, isOpen }: MessagesProps) {
  const messages = useQuery(messagesOf(requestId));
  const isFull = (messages.data?.length ?? 0) >= MAX_MESSAGES;
  return (
    <ThreadSection
      title="Questions"
      query={messages}
      failed="Failed to load questions"
      empty={isOpen ? "No questions yet" : "No questions were asked"}
      rows={2}
      list="ol"
      gap={1.5}
      renderItem={(message) => <Message key={message.id} message={message} isOwn={message.authorId === viewerId} />}
    >
      {isOpen && !isFull && <Answer requestId={requestId} />}
    </ThreadSection>
  );
}

function Message({ message, isOwn }: { message: RequestMessageAnswer; isOwn: boolean }) {
  const { authorName, text, sentAt } = message;
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: isOwn ? "primary.main" : "divider", pl: 1.5 }}>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ color: "text.primary", fontWeight: 600 }}>
          {isOwn ? "You" : authorName}
        </Box>
        <Dot />
        {localMoment(sentAt)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {text ?? <em>{ERASED}</em>}
      </Typography>
    </Box>
  );
}

function Answer({ requestId }: { requestId: string }) {
  const id = useId();
  const [text, setText] = useState("");
  const post = usePost(requestId);
  const send = () => post.mutate(text.trim(), { onSuccess: () => setText((now) => (now === text ? "" : now)) });
  return (
    <Box
      component="form"
      sx={{ display: "grid", gap: 1, mt: 1, justifyItems: "end" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !post.isPending) send();
      }}
    >
      <TextField
        id={id}
        label="Message"
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={`${text.length} of ${MESSAGE_MAX} characters`}
        slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
      />
      {post.error && (
        <Alert severity="error" sx={{ justifySelf: "stretch" }}>
          {wordsOf(post.error, "Failed to send the message.")}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={post.isPending} disabled={text.trim() === ""}>
        Send
      </Button>
    </Box>
  );
}
