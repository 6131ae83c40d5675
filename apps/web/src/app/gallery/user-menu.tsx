import { LogOut, Settings, Trash2 } from 'lucide-react';
import { toast } from '../../ui/toaster.tsx';

export const userMenu = [
  { id: 'nl', label: 'Nederlands', isSelected: true, onAction: () => toast.info('Nederlands') },
  { id: 'en', label: 'English', isSelected: false, onAction: () => toast.info('English') },
  {
    id: 'password',
    label: 'Wachtwoord wijzigen',
    icon: <Settings />,
    onAction: () => toast.info('Wachtwoord'),
  },
  { id: 'delete', label: 'Account verwijderen', icon: <Trash2 />, isDanger: true },
  { id: 'logout', label: 'Uitloggen', icon: <LogOut /> },
];
