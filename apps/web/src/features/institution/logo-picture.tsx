import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useObjectAddress } from '../../ui/use-object-address.ts';
import { logoQuery } from './api.ts';

/** A logo that was brought in. Fetched first: an address alone carries no session. */
export function LogoPicture({ logo, alt }: { logo: string; alt: string }) {
  const { data: picture } = useQuery(logoQuery(logo));
  const address = useObjectAddress(picture);
  if (!address) return <Skeleton className="h-16 w-40" />;
  return (
    <img
      src={address}
      alt={alt}
      className="max-h-16 max-w-44 rounded-control border border-line bg-card object-contain p-1"
    />
  );
}
