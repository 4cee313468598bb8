// Types of the files that `npm run build` writes for the functions.
declare module '#build/server/directory.json' {
  const directory: import('#places/directory.ts').Directory
  export default directory
}
declare module '#build/server/facts.json' {
  const facts: import('#catalogue/facts-file.ts').FactsFile
  export default facts
}
declare module '#build/server/gazetteer.json' {
  const gazetteer: import('#places/gazetteer.ts').GazetteerFile
  export default gazetteer
}
declare module '#build/server/indexed-pairs.json' {
  const indexedPairs: import('#catalogue/indexed-pairs.ts').IndexedPairs
  export default indexedPairs
}
declare module '#build/server/land.json' {
  const land: import('#models/on-request/world.ts').LandFile
  export default land
}
declare module '#build/server/opportunities.json' {
  const opportunities: import('#catalogue/opportunity.ts').CompetitiveFile
  export default opportunities
}
declare module '#build/server/release.json' {
  const release: import('#catalogue/release.ts').Release
  export default release
}
declare module '#build/server/csp.json' {
  const csp: import('#lib/security-headers.ts').Csp
  export default csp
}
