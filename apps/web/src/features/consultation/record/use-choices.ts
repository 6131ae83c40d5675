import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '../../../consultations/queries.ts';
import { profileQuery } from '../../../lib/profile.ts';
import type { Language } from '../../../lib/strings.ts';

export type Choices = {
  language: Language;
  /** '' while it is not known what is usual, as without a network: then the server takes that. */
  template: string;
  templates: { id: string; name: Record<Language, string> }[];
  setLanguage: (language: Language) => void;
  setTemplate: (template: string) => void;
};

/** In which language the conversation is held, and as what it is written down. */
export function useChoices(appointment: string | undefined): Choices {
  const { data: profile } = useQuery(profileQuery());
  const { data: listed = [] } = useQuery(templatesQuery(appointment));
  const templates = listed.filter(({ is_offered }) => is_offered);
  const [language, setLanguage] = useState<Language | null>(null);
  const [template, setTemplate] = useState<string | null>(null);
  const standard = templates.find(({ is_default }) => is_default)?.id ?? '';
  return {
    language: language ?? profile?.language ?? 'nl',
    template: template ?? standard,
    templates,
    setLanguage,
    setTemplate,
  };
}
