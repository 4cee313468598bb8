// The sections of a route's page that its model says: the layout has them in their order (RouteArticle.astro).
import type { FunctionComponent } from 'react'
import { FaqList } from '../ui/FaqList.tsx'
import { Border, CrossChannelTip, LocalTransport, Tips } from './Advice.tsx'
import { BestTime } from './BestTime.tsx'
import { BoardNotes, BoardSection } from './BoardSections.tsx'
import { Booking, FlightLinks } from './Booking.tsx'
import { ComparisonTable, StaticCharts } from './Comparison.tsx'
import { Dialogs } from './DetailsDialog.tsx'
import { Hubs, Related, Reverse } from './Lists.tsx'
import { DrawnMap, MapNote, QuickFacts } from './MapAndFacts.tsx'
import { RouteHeader } from './RouteHeader.tsx'
import type { SectionProps } from './section.ts'

const YearWeather = ({ model: { yearWeather } }: SectionProps) =>
  yearWeather && <p className="text-sm text-muted">{yearWeather}</p>

const Faqs = ({ model: { faqs }, page }: SectionProps) => (
  <FaqList title={page.t.faq.title} faqs={faqs} level={3} page={page} />
)

export const sections = {
  header: RouteHeader,
  board: BoardSection,
  charts: StaticCharts,
  table: ComparisonTable,
  notes: BoardNotes,
  dialogs: Dialogs,
  tip: CrossChannelTip,
  map: DrawnMap,
  'map-note': MapNote,
  facts: QuickFacts,
  booking: Booking,
  flights: FlightLinks,
  border: Border,
  tips: Tips,
  local: LocalTransport,
  'best-time': BestTime,
  'year-weather': YearWeather,
  reverse: Reverse,
  hubs: Hubs,
  related: Related,
  faq: Faqs,
} as const satisfies Record<string, FunctionComponent<SectionProps>>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]
