import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '../../../consultations/queries.ts';
import { profileQuery } from '../../../lib/profile.ts';
import type { Language } from '../../../lib/strings.ts';

export type Choices = {
  language: Language;
  template: string;
  templates: { id: string; name: Record<Language, string> }[];
  setLanguage: (language: Language) => void;
  setTemplate: (template: string) => void;
};

/** The template that the server takes when nothing is said; also what offline means. */
const DEFAULT_TEMPLATE = 'decursus';

/** In which language the conversation is held, and as what it is written down. */
export function useChoices(): Choices {
  const { data: profile } = useQuery(profileQuery());
  const { data: templates = [] } = useQuery(templatesQuery());
  const [language, setLanguage] = useState<Language | null>(null);
  const [template, setTemplate] = useState<string | null>(null);
  const standard = templates.find(({ is_default }) => is_default)?.id ?? DEFAULT_TEMPLATE;
  return {
    language: language ?? profile?.language ?? 'nl',
    template: template ?? standard,
    templates,
    setLanguage,
    setTemplate,
  };
}
