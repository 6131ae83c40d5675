import { MOST_LOGO_BYTES } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { bringLogo } from './api.ts';
import { LogoPicture } from './logo-picture.tsx';
import { logoStrings } from './logo-strings.ts';

type LogoFieldProps = {
  label: string;
  hint: string | undefined;
  logo: string;
  onChange: (logo: string) => void;
};

class TooLarge extends Error {}

/** A picture is brought in at once, and counts when the form is saved. */
export function LogoField({ label, hint, logo, onChange }: LogoFieldProps) {
  const t = useStrings(logoStrings);
  const language = useLanguage();
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const bring = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MOST_LOGO_BYTES) throw new TooLarge();
      return bringLogo(file);
    },
    onSuccess: onChange,
  });
  const problem = () => {
    if (bring.error instanceof TooLarge) return t.tooLarge;
    const isRefused = bring.error instanceof ApiError && bring.error.code === 'invalid';
    return isRefused ? t.notAPicture : failureSentence(bring.error, language);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      {logo && <LogoPicture logo={logo} alt={t.alt} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus />}
          isPending={bring.isPending}
          onClick={() => chooser.current?.click()}
        >
          {logo ? t.another : t.choose}
        </Button>
        {logo && (
          <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => onChange('')}>
            {t.remove}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) bring.mutate(file);
        }}
      />
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div role="alert">{bring.error && <FieldError id={`${id}-error`} error={problem()} />}</div>
    </fieldset>
  );
}
