// What English texts never say: forms that readers of the pages found (docs/voice/en.md).
import type { VoiceRule } from './rule.ts'

export const en: readonly VoiceRule[] = [
  {
    pattern:
      /(?<!(?:[Ll]ine|[Tt]ram|[Bb]us|platform) |[\p{L}\d.,–:/-])1[ \u00a0](?:days|nights|towns|routes|changes|stops|trains|flights|buses|ferries|options|travellers|tickets|legs|departures|airports|suggestions)(?!\p{L})/u,
    why: 'plural after one',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}.’'-])(the|a|an|of|to|from|with|for|and|at|is|are|by|about) \1(?![\p{L}\p{N}’'.-])/u,
    why: 'a word doubled where two texts meet',
  },
  {
    pattern: /(?:allow|takes|take|in about|with about|Yes, by|up to|\() ?\d+m(?![\p{L}\d])/u,
    why: '15 min in a sentence: a bare m reads as metres',
  },
  { pattern: /(?<![.]|e\.V)\.\.(?!\.)|[,;]\.|,,|;;/u, why: 'two marks where two texts meet' },
  {
    pattern:
      /(?<!\p{L})a (?:[aio](?!ne|nce)|e(?!u|w))\p{Ll}|(?<!\p{L})an (?!de[mnr]\b)(?:[bcdfgjklmnpqrstvwxyz]|eu|one)\p{Ll}/u,
    why: 'a before a vowel, an before a consonant',
  },
  { pattern: /\d[ \u00a0]?€(?!\d)|€[ \u00a0]\d|EUR[ \u00a0]\d/u, why: 'money: €22, €25–31' },
  {
    pattern:
      /(?<!\p{L})(?:traveler|traveling|canceled|kilometers?|colors?|harbor|theaters?|neighbor|gray|favorite|airplane|subway station|railroad)s?(?!\p{L})/u,
    why: 'British spelling and words',
  },
  { pattern: /\d[ \u00a0]?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/u, why: 'times are 07:30 and 22:15' },
  {
    pattern: /\d times (?:more|less|cheaper|faster|fewer)(?!\p{L})/u,
    why: 'ambiguous multiple: N times as much',
  },
  {
    pattern:
      /(?<!\p{L})there are (?:about )?one (?:train|flight|bus|ferry)|(?<!\p{L})there is (?:about )?(?:[2-9]|1\d)\d* (?:trains|flights|buses|ferries)/u,
    why: 'number of verb and noun',
  },
  {
    pattern:
      /, (?:cabin|large) bag from|booked early, up to|From door to door, \p{Lu}|of these without flying|where you have about|the order as listed/u,
    why: 'telegraphic or stiff forms that were replaced',
  },
  {
    pattern:
      /(?<!\p{L})(?:informations|luggages|transportations?|the both|since \d+ years|all inclusive|papers are checked|under the train|full of visitors|[Ss]ales open \d+|needs a booked place|way that fits)(?!\p{L})/u,
    why: 'unidiomatic or comic',
  },
  { pattern: /(?<=[\p{L}\d)]) [;:?!](?=\s|$)/u, why: 'a space before a mark' },
  {
    pattern: /(?<!Pack layers|clipboard|OK|ZOU)!(?=\s|$)/u,
    why: 'no exclamation mark but the specified ones',
  },
]
