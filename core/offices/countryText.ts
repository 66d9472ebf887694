const WITH_ARTICLE =
  /^(?:Bahamas|Comoros|Democratic Republic|Gambia|Isle of|Maldives|Netherlands|Philippines|Republic of|Seychelles|United)\b|\b(?:Islands|Republic)$/;

export function countryText(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country;
}
