const WITH_ARTICLE =
  /^(?:Bahamas|Comoros|Democratic Republic|Gambia|Isle of|Maldives|Netherlands|Philippines|Republic of|Seychelles|United)\b|\b(?:Islands|Republic)$/;

/** Such as "the Netherlands", but "Germany". */
export function countryText(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country;
}
