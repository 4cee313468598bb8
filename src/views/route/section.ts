// What sections of a route's page are drawn from.
import type { RouteModel } from '#models/route/article.ts'
import type { PageWords } from '../page-words.ts'

export interface SectionProps {
  model: RouteModel
  page: PageWords
}
