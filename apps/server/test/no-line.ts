/**
 * Chunks and gaps are part of a recording whose beginning and end are on the record, a logo and a look at an institution's
 * file of a decision that is; the rest is nobody's.
 */
export const leaveNoLine = [
  ...['putChunk', 'putGaps', 'reportPageSpeed', 'pauseLanguageModel', 'getCodeRules'],
  ...['seeWritingOffers', 'putLogo', 'previewInstitutionFile'],
];
