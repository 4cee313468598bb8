// What Italian texts never say: forms that readers of the pages found (docs/voice/it.md).
import type { VoiceRule } from './rule.ts'

export const it: readonly VoiceRule[] = [
  {
    pattern: /\b(?:sue scelte|scelga|verifichi|verificate|prenoti un|si sceglie altro)\b/u,
    why: 'Lei or voi beside tu',
  },
  {
    pattern: /\b(?:i|dei|ai|dai|nei|del|al|dal|nel|sul) (?:8|11)(?![\p{L}\d]|:\d)/u,
    why: 'gli 8, dell’8%, all’11: eight and eleven begin with a vowel',
  },
  { pattern: /\b[Ii] 8[\d.,]*\s(?:km|€|min|kg)/u, why: 'gli 80 km, gli 800 km' },
  { pattern: /\bgli (?:1[02-9]|[2-79])[\d.,]*\s(?:km|€|min|h|kg)\b/u, why: 'i 70 km' },
  {
    pattern: /\b(?:[Aa]|[Dd]a|[Dd]i|in|su|con|intorno a) (?:L’(?:Aia|Aquila)|Il Cairo)(?!\p{L})/u,
    why: 'dall’Aia, al Cairo: the article joins the preposition',
  },
  { pattern: /\b[Dd]a \p{Lu}[\p{L}’ -]{2,25} a A[\p{L}]+/u, why: 'ad Amsterdam, ad Atene' },
  { pattern: /\be (?:E(?:dimburgo|uro|stonia)|easyJet)/u, why: 'ed Edimburgo, ed easyJet' },
  {
    pattern: /(?<![\d.,–])\b1\s(?:giorni|notti|ore|tratte|cambi|scali|biglietti|partenze|opzioni)(?!\p{L})/u,
    why: 'plural with one',
  },
  {
    pattern: /\bcirca un(?:a partenza| treno| volo| pullman| traghetto)(?!\p{L})/u,
    why: 'all’incirca un volo: circa un is no count',
  },
  {
    pattern: /percorso tutto in treno|viene per prima\. .*periodo|[Pp]eriodo migliore per andare/u,
    why: 'claims a rail route does not exist; la migliore needs a feminine noun (stagione)',
  },
  { pattern: /\bguida \d+\s(?:h|min)/u, why: 'time of a car with ferries is not all driving: viaggio' },
  { pattern: /\d[€£]|(?<![\p{L}\d])\d+h(?!\p{L})/u, why: '22 €, 4 h: a space before the unit, money behind' },
  {
    pattern: /[“”]|\p{L} [;:?!](?=\s|$)|(?<!\.|V)\.\.(?!\.)/u,
    why: 'quotes «…», no space before signs, no double full stop',
  },
  {
    pattern:
      /\b(?:di|da|a|il|la|e|con|per|in|che|un|del|al|dal) (di|da|a|il|la|e|con|per|in|che|un|del|al|dal) \1(?!\p{L})|\bperchè|\bqual’è|\bpò\b|(?<!\p{L})E’ /u,
    why: 'doubled word, wrong accent',
  },
]
