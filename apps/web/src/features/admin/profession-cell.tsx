import { professionNames, settingNames } from '@noteer/clinical/dimension-names';
import type { UserListItem } from '@noteer/contract';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { professionStrings } from './profession-strings.ts';

type ProfessionCellProps = { user: UserListItem; onChange: () => void };

/** What is known of somebody, to be changed by choosing it. */
export function ProfessionCell({ user, onChange }: ProfessionCellProps) {
  const t = useStrings(professionStrings);
  const language = useLanguage();
  const { profession, usual_setting, team } = user;
  return (
    <button
      type="button"
      onClick={onChange}
      className="-mx-2 flex min-h-11 max-w-full flex-col items-start justify-center rounded-control px-2 py-1 text-left transition-colors hover:bg-pine-soft"
    >
      <span className={profession ? '' : 'text-muted'}>
        {profession ? professionNames[profession][language] : t.unknown}
      </span>
      {usual_setting && <span className="text-sm text-muted">{settingNames[usual_setting][language]}</span>}
      {team && <span className="text-sm text-muted">{team}</span>}
      <span className="sr-only">{t.of(user.name)}</span>
    </button>
  );
}
