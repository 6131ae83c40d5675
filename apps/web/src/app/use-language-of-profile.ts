import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adoptLanguage, choiceIsSaved, chosenLanguage, hasJustChosen } from '../lib/language-choice.ts';
import { profileQuery, useSaveLanguage } from '../lib/profile.ts';

/** The last choice wins: one made before signing in goes to the profile, otherwise the profile's holds. */
export function useLanguageOfProfile(): void {
  const { data: profile } = useQuery(profileQuery());
  const { mutate: save } = useSaveLanguage();
  const remembered = profile?.language;

  useEffect(() => {
    const chosen = chosenLanguage();
    if (!remembered) return;
    if (chosen === remembered) choiceIsSaved();
    else if (chosen && hasJustChosen()) save(chosen);
    else adoptLanguage(remembered);
  }, [remembered, save]);
}
