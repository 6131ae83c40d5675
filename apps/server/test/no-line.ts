/** Chunks and gaps are part of a recording whose beginning and end are on the record; the rest is nobody's. */
export const leaveNoLine = [
  ...['putChunk', 'putGaps', 'reportPageSpeed', 'pauseLanguageModel', 'getCodeRules'],
  'seeWritingOffers',
];
