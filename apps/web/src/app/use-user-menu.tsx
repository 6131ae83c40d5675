import {
  AudioLines,
  Bell,
  ChartColumn,
  FileText,
  KeyRound,
  LogOut,
  PenLine,
  ShieldCheck,
  UserRoundCheck,
  UserX,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { logOut } from '../lib/end-session.ts';
import { failureSentence } from '../lib/error-strings.ts';
import { chooseLanguage } from '../lib/language-choice.ts';
import { useMay } from '../lib/may.ts';
import { useSaveLanguage } from '../lib/profile.ts';
import { type Language, useLanguage, useStrings } from '../lib/strings.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { toast } from '../ui/toaster.tsx';
import { shellStrings } from './strings.ts';

type Openings = { onNotifying: () => void; onOwnVoice: () => void; onDeleteAccount: () => void };

export function useUserMenu({ onNotifying, onOwnVoice, onDeleteAccount }: Openings): MenuEntry[] {
  const t = useStrings(shellStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const save = useSaveLanguage();
  const may = useMay();

  function change(next: Language) {
    chooseLanguage(next);
    save.mutate(next, { onError: (error) => toast.error(failureSentence(error, next)) });
  }
  const choice = (id: Language, label: string): MenuEntry => ({
    id,
    label,
    isSelected: language === id,
    onAction: () => change(id),
  });

  return [
    choice('nl', 'Nederlands'),
    choice('en', 'English'),
    {
      id: 'password',
      label: t.changePassword,
      icon: <KeyRound />,
      onAction: () => navigate('/change-password'),
    },
    {
      id: 'security',
      label: t.security,
      icon: <ShieldCheck />,
      onAction: () => navigate('/account'),
    },
    ...(may('keep_templates')
      ? [
          {
            id: 'templates',
            label: t.templates,
            icon: <FileText />,
            onAction: () => navigate('/templates'),
          },
        ]
      : []),
    ...(may('keep_writing')
      ? [
          {
            id: 'snippets',
            label: t.snippets,
            icon: <PenLine />,
            onAction: () => navigate('/snippets'),
          },
        ]
      : []),
    ...(may('read_own_numbers')
      ? [{ id: 'numbers', label: t.numbers, icon: <ChartColumn />, onAction: () => navigate('/numbers') }]
      : []),
    ...(may('arrange_cover')
      ? [
          {
            id: 'cover',
            label: t.cover,
            icon: <UserRoundCheck />,
            onAction: () => navigate('/cover'),
          },
        ]
      : []),
    ...(may('record')
      ? [{ id: 'notifying', label: t.notifying, icon: <Bell />, onAction: onNotifying }]
      : []),
    ...(may('keep_own_voice')
      ? [{ id: 'voice', label: t.ownVoice, icon: <AudioLines />, onAction: onOwnVoice }]
      : []),
    { id: 'out', label: t.logOut, icon: <LogOut />, onAction: logOut },
    { id: 'delete', label: t.deleteAccount, icon: <UserX />, isDanger: true, onAction: onDeleteAccount },
  ];
}
