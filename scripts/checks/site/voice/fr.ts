// What French texts never say: forms that readers of the pages found (docs/voice/fr.md).
import type { VoiceRule } from './rule.ts'

export const fr: readonly VoiceRule[] = [
  {
    pattern:
      /(?<!\p{L})(?:de|que|jusque|depuis que) (?:Amst|Amiens|Ancône|Angers|Anvers|Ath|Augs|Avignon|Édim|Essen|Erfurt|Inns|Inver|Istan|Oslo|Orlé|Ost|Odense|Oxford|Udine|Uppsala|Utrecht|Helsi|Hend|Héra|Italo|Eurostar|easyJet)\p{Ll}*/u,
    why: 'elision: d’Amsterdam, d’Helsinki',
  },
  { pattern: /(?<!\p{L})(?:à|de) (?:Le(?! Corbusier)|Les) \p{Lu}/u, why: 'contraction: au, du, aux, des' },
  {
    pattern: /(?<!\p{L})(?:à|de|depuis) (?:Port|Porto|Puerto) (?:d['’]|(?:de|di|of) )/u,
    why: 'names of ports take an article: du Port de Calais, au Porto di Bari',
  },
  {
    pattern:
      /(?<!\p{L})(?:avec|chez) (?:SNCF|SNCB|Renfe|TER|ÖBB|NS|CFL|Deutsche Bahn)(?! Nightjet)(?!\p{L})/u,
    why: 'article of companies: la SNCF, les ÖBB',
  },
  { pattern: /\d fois plus(?!\p{L})/u, why: 'ambiguous multiple: N fois autant' },
  {
    pattern:
      /(?<![\d,.\u202f])[01]\u00a0(?:jours|nuits|heures|villes|trajets|correspondances|escales|voyageurs|options|suggestions)(?!\p{L})/u,
    why: 'below two the noun is singular',
  },
  {
    pattern: /(?<![\d,])(\d+)(?:\u00a0°C)? et \1\u00a0(?:°C|jours)(?!\p{L})/u,
    why: 'equal figures are said once',
  },
  { pattern: /\p{Ll}[?!](?![\p{L}\d=])/u, why: 'a narrow space (U+202F) before ? and !' },
  {
    pattern: /(?<!\p{L})(?:à|de|vers|dès|avant|après) \d{1,2}:\d{2}(?!\d)/u,
    why: 'times are written 22 h 15',
  },
  { pattern: /\d€|\d\u00a0EUR(?!\p{L})/u, why: 'money stands behind, with U+00A0' },
  { pattern: /(?<!\p{L})conduite \d/u, why: 'a drive may be on board a ship: trajet' },
  { pattern: /ouvr(?:e|ent) la vente(?!\p{L})/u, why: 'ouvre les ventes' },
  {
    pattern: /(?:l’avion|le train|le bus|le ferry|la voiture|l’ordre qui) demande(?!\p{L})/u,
    why: 'things do not demand: an hour is what a train met',
  },
  {
    pattern: /notre rédaction|petits? bagages?(?!\p{L})|grands? bagages?(?!\p{L})/iu,
    why: 'set words: la rédaction, petit sac, grande valise',
  },
  {
    pattern:
      /n’hésitez pas|incontournable|profitez|(?<!\p{L})tu(?!\p{L})|(?<!\p{L})(le|la|les|de|du|des|à|et|un|une|pour|par|sur|avec|est|sont) \1(?!\p{L})/u,
    why: 'filler, wrong address or a word said twice',
  },
]
