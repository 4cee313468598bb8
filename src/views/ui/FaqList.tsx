// Questions and answers as <details name>: one is open at a time, without JavaScript (D49).
import type { Rich } from '#lib/fill.ts'
import { RichText } from '../board/Figures.tsx'
import type { PageWords } from '../page-words.ts'
import { Icon } from './Icons.tsx'

interface Props {
  title: string
  faqs: readonly { question: string; answer: string | Rich }[]
  /** of its heading */
  level?: 2 | 3
  page: Pick<PageWords, 'lang' | 'icons'>
}

export function FaqList({ title, faqs, level = 2, page: { lang, icons } }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className="section" aria-labelledby="faq">
      <Heading id="faq">{title}</Heading>
      <div className="faq">
        {faqs.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={level === 2 && index === 0}>
            <summary>
              {question}
              <Icon name="chevron" icons={icons} />
            </summary>
            <p>
              <RichText text={answer} lang={lang} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
