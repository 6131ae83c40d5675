/** Every part of the interface on one page, for looking at while drawing it. Served by `npm run dev`, never built. */
import '../../styles/app.css';
import { House, LayoutList, ListChecks, Settings } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Button } from '../../ui/button.tsx';
import { UiLocale } from '../../ui/locale.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ShellLayout } from '../shell/shell-layout.tsx';
import { Buttons } from './buttons.tsx';
import { Dates, Fields } from './fields.tsx';
import { Messages, States } from './messages.tsx';
import { userMenu } from './user-menu.tsx';

function ShellPage() {
  const [isOn, setOn] = useState(false);
  return (
    <ShellLayout
      pageTitle="Start"
      greeting="Goedemorgen"
      userName="Sanne de Wit"
      userMenuItems={userMenu}
      privacy={{ label: 'Privacy stand', isOn, onChange: setOn }}
      homeTo="/"
      labels={{
        skipToMain: 'Naar de inhoud',
        mainNavigation: 'Hoofdmenu',
        openMenu: 'Menu openen',
        closeMenu: 'Menu sluiten',
        userMenu: 'Gebruikersmenu',
      }}
      nav={[
        { to: '/', label: 'Start', icon: <House /> },
        { to: '/overview', label: 'Overzicht', icon: <LayoutList />, hideOnSmall: true },
        { to: '/tasks', label: 'Taken', icon: <ListChecks /> },
        { to: '/admin', label: 'Administratie', icon: <Settings />, hideOnSmall: true },
      ]}
    >
      <Buttons />
      <Fields />
      <Dates />
      <Messages />
      <States />
    </ShellLayout>
  );
}

function AuthPage() {
  return (
    <AuthLayout
      title="Inloggen"
      intro="Welkom terug."
      aside="Jij luistert. Noteer schrijft mee, en jij kijkt het na."
      footer="The privacy policy and terms of service apply."
    >
      <form className="flex flex-col gap-5">
        <TextField label="E-mailadres" type="email" />
        <PasswordField label="Wachtwoord" showLabel="Toon" hideLabel="Verberg" />
        <TextField label="Authenticator Code" inputMode="numeric" hint="Zes cijfers uit je app." />
        <Button type="submit">Inloggen</Button>
      </form>
    </AuthLayout>
  );
}

const router = createHashRouter([
  { path: '/auth', element: <AuthPage /> },
  { path: '*', element: <ShellPage /> },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiLocale language="nl">
        <RouterProvider router={router} />
        <Toaster label="Meldingen" closeLabel="Sluiten" />
      </UiLocale>
    </StrictMode>,
  );
}
