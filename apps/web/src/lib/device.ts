/** By what this device is known that somebody was signed in on. It opens nothing: tries from here are counted by themselves. */
const KEY = 'device_token';

/** What is sent along where somebody proves who they are; nothing on a device that is new. */
export function thisDevice(): { device_token?: string } {
  const device_token = localStorage.getItem(KEY);
  return device_token ? { device_token } : {};
}

export function keepDevice({ device_token }: { device_token?: string | undefined }): void {
  if (device_token) localStorage.setItem(KEY, device_token);
}
