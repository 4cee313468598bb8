// Where no estimate of a train may be offered. Known to the editors as of 2026; a line that opens is taken out here.

/** Countries without scheduled passenger trains, or with none that leave the capital's region. ISO 3166-1 alpha-2. */
export const countriesWithoutTrains: ReadonlySet<string> = new Set(
  // Europe: Albania and Kosovo have stopped theirs
  (
    'AD AL AX CY FO GG GI IM IS JE MT SJ SM XK ' +
    // Asia
    'AF BH BN BT KW LB MV NP OM PS QA TL YE ' +
    // Africa
    'BI CF CV GM GQ GW KM LR LS LY NE RW SC SL SO SS ST TD ' +
    // America and the Caribbean
    'AG AI AW BB BM BQ BS BZ CW DM DO GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS NI PM PY SR SV SX TC TT VC VG VI ' +
    // Oceania and islands elsewhere
    'AS CC CK CX FK FM GU KI MH MP NC NF NR NU PF PG PN PW RE SB SH TK TO TV VU WF WS YT'
  ).split(' '),
)
