// Import before any schema: zod would try to compile its parsers with `new Function`, which the Content-Security-Policy forbids.
import { config } from 'zod'

config({ jitless: true })
