// What German texts never say: forms that readers of the pages found (docs/voice/de.md).
import type { VoiceRule } from './rule.ts'

export const de: readonly VoiceRule[] = [
  {
    pattern:
      /(?<![\d.,–])1[ \u00a0](?:Tage|Tagen|Nächte|Nächten|Städte|Städten|Strecken|Umstiege|Umstiegen|Zwischenstopps|Züge|Flüge|Busse|Fähren|Abfahrten|Möglichkeiten|Personen|Flughäfen)(?!\p{L})/u,
    why: 'plural after one',
  },
  {
    pattern: /(?<!\p{L})(und|mit|von|nach|bei|im|ab|für|um|ist|nicht|den|dem|Uhr|etwa) \1(?!\p{L})/u,
    why: 'a word doubled where two texts meet',
  },
  {
    pattern: /keinen Regentag und|und keinen Regentag|einen Regentag und \d|Regentage und einen/u,
    why: 'comic or clumsy list of rainy days; pairs keep digits',
  },
  {
    pattern:
      /(?<!\p{L})(?:[Bb]ei|[Mm]it|von) (?:Deutsche|Bayerische|Mitteldeutsche) |(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]en) (?:der|die|den) (?:ÖBB|SBB|SNCF|SNCB|NS|MÁV|DSB|WESTbahn|Deutsche)/u,
    why: 'a company without its case, or with two articles',
  },
  {
    pattern: /\d€|(?<![\p{L}\d])\d{1,2}[hm](?![\p{L}\d])/u,
    why: '22 €, 4 h and 25 min have a space and their full unit',
  },
  {
    pattern: /(?<!\p{L})(?:bis|ab|an|in|nach|von) (?:Zentrum|Flughafen) von /u,
    why: 'article missing before a stop that is no name: bis zum Zentrum von Athen',
  },
  {
    pattern: /(?<![\d.,])[123]-mal(?!\p{L})|das [123]-Fache/u,
    why: 'einmal, zweimal, dreimal; das Doppelte, das Dreifache',
  },
  {
    pattern:
      /der Redaktion bekannt|Buchbar (?:ist|sind) |inbegriffen bei |braucht ein Fahrrad|[Kk]eine Grenze bei |unter den Zug/u,
    why: 'unidiomatic or comic forms that were replaced',
  },
  {
    pattern: /gibt es[^.?!:\n]{0,60} ein (?:Zug|Bus|Flug|Halt|Umstieg|Nachtzug)(?!\p{L})/u,
    why: 'accusative: es gibt einen Zug',
  },
  {
    pattern: /(?<!\p{L})(?:in|aus|nach|für) (?:Schweiz|Slowakei|Türkei|Niederlanden?|USA)(?!\p{L})/u,
    why: 'article missing before the country',
  },
  { pattern: /(?<=[\p{L}\d)]) [,.;!?](?=[ \n]|$)/u, why: 'space before a mark' },
  {
    pattern:
      /\d(?:-| |\u00a0)?mal (?:mehr|weniger|teurer|billiger|schneller)(?!\p{L})|(?<!\p{L})Sinn mach(?:t|en)(?!\p{L})/u,
    why: 'say das 1,8-Fache, lohnt sich',
  },
  {
    pattern:
      /(?<!\p{L})(?:seitens|inkludiert\p{L}*|Buchung tätigen|Überallhin bei Nacht|Abfahrten von Nachtzügen)(?!\p{L})/u,
    why: 'stiff or foreign forms that were replaced',
  },
  {
    pattern: /Uhr Uhr|(?<!\p{L})(?:am|vom|zum|im) (?:der|die|das|den|dem)(?!\p{L})/u,
    why: 'two articles, a doubled Uhr where texts are put together',
  },
]
