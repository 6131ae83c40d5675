export { AuthLayout } from '../app/auth-layout.tsx';
