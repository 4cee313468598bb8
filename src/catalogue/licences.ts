// Texts of the licences that data/sources names, for those that ask for a link or a credit (data/LICENSE).

const texts: Readonly<Record<string, string>> = {
  'CC BY': 'https://creativecommons.org/licenses/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'Datenlizenz Deutschland BY 2.0': 'https://www.govdata.de/dl-de/by-2-0',
  'EUPL 1.2': 'https://joinup.ec.europa.eu/collection/eupl/eupl-text-eupl-12',
  'Licence Ouverte 2.0': 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  'ODbL 1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'Open Government Licence v3.0':
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
}

/** What is no licence: single facts were read and are credited. */
export const withoutLicence = [
  'facts cited with credit',
  'public domain',
  'reuse permitted with credit',
] as const

/** Licences that a line made of several sources may have: the first in this order rules, share-alike before credit. */
const byStrictness = [
  'ODbL 1.0',
  'EUPL 1.2',
  'CC BY 4.0',
  'CC BY',
  'Licence Ouverte 2.0',
  'reuse permitted with credit',
] as const

/** The licence that rules what is made of sources under these; undefined where one of them allows nothing made of it. */
export const strictestLicence = (licences: readonly string[]): string | undefined =>
  licences.every((licence) => byStrictness.some((known) => known === licence))
    ? byStrictness.find((licence) => licences.includes(licence))
    : undefined

/** Address of the text of a licence; undefined for what is no licence. */
export const licenceText = (licence: string): string | undefined => texts[licence]

/** The sentence that the licence of British authorities asks for, in its own words. */
export const ukAcknowledgement =
  'Contains public sector information licensed under the Open Government Licence v3.0.'
