/** Of `event-strings.ts`: what was done to templates, rules of writing and snippets. */
export const writingEvents = {
  'template.created': { nl: 'Sjabloon gemaakt', en: 'Made a template' },
  'template.saved': { nl: 'Sjabloon gewijzigd', en: 'Changed a template' },
  'template.published': { nl: 'Sjabloon in gebruik genomen', en: 'Published a template' },
  'template.retired': { nl: 'Sjabloon uit gebruik genomen', en: 'Retired a template' },
  'template.discarded': { nl: 'Concept van sjabloon weggegooid', en: 'Discarded a draft template' },
  'template.default_set': { nl: 'Standaardsjabloon ingesteld', en: 'Set a default template' },
  'writing_offer.refused': { nl: 'Voorstel voor schrijfregel afgewezen', en: 'Declined a rule of writing' },
  'writing_rule.made': { nl: 'Schrijfregel gemaakt', en: 'Made a rule of writing' },
  'writing_rule.changed': { nl: 'Schrijfregel gewijzigd', en: 'Changed a rule of writing' },
  'writing_rule.shared': { nl: 'Schrijfregel met iedereen gedeeld', en: 'Shared a rule of writing' },
  'writing_rule.removed': { nl: 'Schrijfregel ingetrokken', en: 'Took a rule of writing back' },
  'snippet.created': { nl: 'Tekstfragment gemaakt', en: 'Made a snippet' },
  'snippet.changed': { nl: 'Tekstfragment gewijzigd', en: 'Changed a snippet' },
  'snippet.removed': { nl: 'Tekstfragment verwijderd', en: 'Removed a snippet' },
};
