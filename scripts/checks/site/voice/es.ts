// What Spanish texts never say: forms that readers of the pages found (docs/voice/es.md).
import type { VoiceRule } from './rule.ts'

export const es: readonly VoiceRule[] = [
  {
    pattern:
      /(?<!\p{L})(?:unos|unas|alrededor de|aproximadamente) 1(?![\d.,:]|\s(?:h|min|km|kg|€|%)(?!\p{L}))/u,
    why: 'a single thing after about: write un, una',
  },
  { pattern: /(?<!\p{L})a las 0?1:\d\d/u, why: 'one o’clock is singular: a la 1:05' },
  {
    pattern:
      /(?<![\d,.:–-])1\s(?:días|noches|horas|ciudades|rutas|transbordos|escalas|opciones|salidas|aeropuertos|viajeros)(?!\p{L})/u,
    why: 'plural behind one',
  },
  { pattern: /(?<!\p{L})y (?:[iIíÍ](?![aeou])|[hH]i(?![aeo]))\p{L}/u, why: 'y before the vowel i is e' },
  { pattern: /(?<!\p{L})(?:de|a) el (?!Havre|Cairo)\p{Ll}/u, why: 'de el, a el join: del, al' },
  {
    pattern: /\d[€£]|(?<![\p{L}\d:.,–/-])\d+[hm](?![\p{L}\d²³])/u,
    why: 'price and duration need a space: 22 €, 4 h',
  },
  { pattern: /\p{L} [;?!](?:\s|$)|[¿¡]\s/u, why: 'no space before ; ? ! nor behind ¿ ¡' },
  {
    pattern: /(?<!\p{L})(?:elija|compruebe|usted|tenga en cuenta|sus condiciones|haga clic)(?!\p{L})/u,
    why: 'usted beside tú',
  },
  {
    pattern: /(?<!\p{L})cuesta un[oa]s \d[\d.,]*–\d/u,
    why: 'unos is wrong before a range: cuesta 104–120 €',
  },
  {
    pattern:
      /(?<!\p{L})(?:trasbordos?|boletos?|pareja de (?:lugares|ciudades)|nuestra redacción|(?:el|un|en|del|los|unos) ferrys?(?!-))(?!\p{L})/u,
    why: 'docs/voice/es.md sets another word',
  },
  {
    pattern: /(?<!\p{L})hasta (?:centro|estación|plaza|puerto) de(?!\p{L})/u,
    why: 'a common noun needs its article',
  },
  { pattern: /(?<![\d.,])(\d+) y \1\s(?:°C|días)/u, why: 'the same figure twice' },
  {
    pattern: /CO₂e(?:\s|\u00a0)(?:menos|más) (?!en total|que)|kg\sCO₂e (?:menos|más)/u,
    why: 'de is missing: 52 kg de CO₂e menos',
  },
  {
    pattern: /(?<![\p{L}\d])(de|del|la|el|los|las|en|a|al|y|con|por|para|que|un|una|se) \1(?!\p{L})/u,
    why: 'the same word twice',
  },
  { pattern: /(?<!\p{L})(?:aprox\.|vs\.?|tips|chequear|email)(?!\p{L})/u, why: 'telegraphic or English' },
]
