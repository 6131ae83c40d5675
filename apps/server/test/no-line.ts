/** Chunks and gaps are part of a recording whose beginning and end are on the record; the rest is nobody's. */
export const leaveNoLine = [
  ...['putChunk', 'putGaps', 'reportPageSpeed', 'pauseLanguageModel', 'getCodeRules'],
  'seeWritingOffers',
  // A logo, and a look at an institution's file, are part of a decision that is on the record.
  'putLogo',
  'previewInstitutionFile',
];
