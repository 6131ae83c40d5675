import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
// The unstyled build: the other one adds a <style> element, which the content security policy refuses.
import {
  cssTransition,
  toast as show,
  ToastContainer,
  type ToastContainerProps,
} from 'react-toastify/unstyled';
import { IconButton } from './icon-button.tsx';

export const toastRules = {
  position: 'top-right',
  autoClose: 5000,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  theme: 'light',
} as const satisfies ToastContainerProps;

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 160 });

const icons = {
  success: <CircleCheck aria-hidden="true" className="text-green" />,
  error: <CircleAlert aria-hidden="true" className="text-red" />,
  info: <Info aria-hidden="true" className="text-pine" />,
};

type ToasterProps = {
  /** Names the region for screen readers. */
  label?: string | undefined;
  /** Names the close button; without it a toast is closed by clicking on it. */
  closeLabel?: string | undefined;
};

export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <ToastContainer
      {...toastRules}
      transition={slide}
      {...(label && { 'aria-label': label })}
      closeButton={
        closeLabel
          ? ({ closeToast }) => <IconButton label={closeLabel} icon={<X />} onClick={closeToast} />
          : false
      }
    />
  );
}

export const toast = {
  success: (text: string) => show(text, { type: 'success', icon: icons.success, role: 'status' }),
  error: (text: string) => show(text, { type: 'error', icon: icons.error, role: 'alert' }),
  info: (text: string) => show(text, { type: 'info', icon: icons.info, role: 'status' }),
};
