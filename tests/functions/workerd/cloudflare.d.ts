// The types of workerd that the tests use; the full types would conflict with those of the browser.
declare module 'cloudflare:test' {
  export interface D1Migration {
    name: string
    queries: string[]
  }
  export function applyD1Migrations(
    db: import('#functions/db/database.ts').Database,
    migrations: D1Migration[],
  ): Promise<void>
}
declare module 'cloudflare:workers' {
  export const env: {
    DB: import('#functions/db/database.ts').Database
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
  export const exports: { default: { fetch: typeof fetch; scheduled(): Promise<void> } }
}
