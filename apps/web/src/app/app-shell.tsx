import { recordingIn } from '@noteer/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSendLeftovers } from '../capture/use-send-leftovers.ts';
import { useNews } from '../consultations/use-news.ts';
import { DeleteAccountDialog } from '../features/account/delete-account-dialog.tsx';
import { NotifyingDialog } from '../features/account/notifying-dialog.tsx';
import { OwnVoiceDialog } from '../features/account/own-voice-dialog.tsx';
import { greeting } from '../lib/format.ts';
import { PrivacyContext } from '../lib/privacy.ts';
import { usePerson } from '../lib/session.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { useNow } from '../lib/use-now.ts';
import { Spinner } from '../ui/spinner.tsx';
import { RecordingBarPlace } from './recording-bar-place.tsx';
import { ShellLayout } from './shell/shell-layout.tsx';
import { frameStrings, shellStrings } from './strings.ts';
import { useLanguageOfProfile } from './use-language-of-profile.ts';
import { useNavigation } from './use-navigation.tsx';
import { usePageTitle } from './use-page-title.ts';
import { usePrivacyMode } from './use-privacy-mode.ts';
import { useUserMenu } from './use-user-menu.tsx';

export function AppShell() {
  const t = useStrings(shellStrings);
  const { loading } = useStrings(frameStrings);
  const language = useLanguage();
  const person = usePerson();
  const now = useNow();
  const nav = useNavigation();
  const pageTitle = usePageTitle();
  const [isPrivate, setPrivate] = usePrivacyMode();
  const [isDeleting, setDeleting] = useState(false);
  const [isVoiceOpen, setVoiceOpen] = useState(false);
  const [isNotifyingOpen, setNotifyingOpen] = useState(false);
  const userMenuItems = useUserMenu({
    onNotifying: () => setNotifyingOpen(true),
    onOwnVoice: () => setVoiceOpen(true),
    onDeleteAccount: () => setDeleting(true),
  });
  useLanguageOfProfile();
  useSendLeftovers();
  useNews();
  useFocusOnArrival();

  return (
    <PrivacyContext value={isPrivate}>
      <ShellLayout
        nav={nav}
        pageTitle={pageTitle}
        greeting={greeting(now, language)}
        userName={person?.name ?? ''}
        userMenuItems={userMenuItems}
        privacy={{ label: t.privacyMode, isOn: isPrivate, onChange: setPrivate }}
        labels={t}
        above={<RecordingBarPlace />}
      >
        <Suspense fallback={<Spinner label={loading} />}>
          <Outlet />
        </Suspense>
      </ShellLayout>
      <NotifyingDialog isOpen={isNotifyingOpen} onClose={() => setNotifyingOpen(false)} />
      <OwnVoiceDialog isOpen={isVoiceOpen} onClose={() => setVoiceOpen(false)} />
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </PrivacyContext>
  );
}

/** A new page starts at its top for everyone, for those who do not see it too. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // A recording that is saved gets an address; whoever is busy on its page has arrived nowhere.
    const isSamePage = recordingIn(pathname) !== undefined && pathname.startsWith(`${before}/`);
    if (before === pathname || isSamePage) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
