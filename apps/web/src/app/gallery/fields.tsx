import { useState } from 'react';
import { Calendar } from '../../ui/calendar.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Section } from './section.tsx';

const genders = [
  { value: 'female', label: 'Vrouw' },
  { value: 'male', label: 'Man' },
];

export function Fields() {
  const [code, setCode] = useState('42');
  const [isPrivate, setPrivate] = useState(false);
  return (
    <Section title="Velden">
      <div className="grid w-full grid-cols-1 gap-5 md:grid-cols-2">
        <TextField label="E-mailadres" type="email" placeholder="naam@praktijk.example" />
        <TextField label="Achternaam" error="Last name is required" defaultValue="" />
        <PasswordField label="Wachtwoord" showLabel="Toon" hideLabel="Verberg" defaultValue="geheim!" />
        <PasswordField label="Bevestig" showLabel="Toon" hideLabel="Verberg" error="Passwords must match" />
        <SelectField label="Geslacht" placeholder="Kies" options={genders} />
        <SelectField label="Geslacht" placeholder="Kies" options={genders} error="Gender is required" />
        <TextAreaField label="Omschrijving" hint="Komt onder de afspraak te staan." />
        <TextField label="Uitgeschakeld" disabled value="dr. S. de Wit" />
        <CodeField label="Code uit de mail" length={6} value={code} onChange={setCode} />
        <CodeField
          label="Code"
          length={4}
          value="12"
          onChange={() => {}}
          error="OTP must be exactly 4 digits"
        />
        <CheckboxField>Ik ga akkoord met de voorwaarden</CheckboxField>
        <CheckboxField error="You must accept the terms and conditions" defaultChecked>
          Ik ga akkoord met de voorwaarden
        </CheckboxField>
        <Switch label="Privacy stand" isOn={isPrivate} onChange={setPrivate} />
      </div>
    </Section>
  );
}

export function Dates() {
  const [date, setDate] = useState<string | null>('2025-10-21');
  const [time, setTime] = useState<string | null>('09:15');
  const words = {
    previousLabel: 'Vorige',
    nextLabel: 'Volgende',
    yearViewLabel: 'kies een jaar',
    dayViewLabel: 'kies een dag',
  };
  return (
    <Section title="Datum en tijd">
      <Calendar label="Datum" language="nl" today="2025-10-14" value={date} onChange={setDate} {...words} />
      <Calendar label="Date" language="en" value={null} onChange={setDate} error="Select a date" {...words} />
      <div className="flex flex-col gap-5">
        <TimeField label="Begintijd" language="nl" value={time} onChange={setTime} />
        <TimeField
          label="Eindtijd"
          language="nl"
          value={null}
          onChange={setTime}
          error="Select end time"
          minuteStep={5}
        />
      </div>
    </Section>
  );
}
