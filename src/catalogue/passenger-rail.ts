// Countries where no train is estimated. As known in 2026; a country leaves the list when a line opens.

/** No scheduled passenger trains, or none beyond the capital's region. ISO 3166-1 alpha-2. */
export const countriesWithoutTrains: ReadonlySet<string> = new Set(
  // Europe: Albania and Kosovo have stopped their trains
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
