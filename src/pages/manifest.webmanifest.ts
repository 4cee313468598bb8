// The web app manifest, with which phones add the site to the home screen.
import type { APIRoute } from 'astro'
import { messagesFor } from '#i18n/messages.ts'

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: 'Waymark',
      short_name: 'Waymark',
      description: messagesFor('en').seo.homeDescription,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#faf8f3',
      theme_color: '#faf8f3',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
