import { Languages } from 'lucide-react';
import { Button } from './button.tsx';

type LanguageSwitchProps = { language: 'nl' | 'en'; onChange: (language: 'nl' | 'en') => void };

/** Offers the other language under its own name, which is the one its readers look for. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const other = language === 'nl' ? 'en' : 'nl';
  return (
    <Button variant="quiet" size="sm" icon={<Languages />} lang={other} onClick={() => onChange(other)}>
      {other === 'en' ? 'English' : 'Nederlands'}
    </Button>
  );
}
