// Import before any schema: the Content-Security-Policy forbids `new Function`, which zod would try.
import { config } from 'zod'

config({ jitless: true })
