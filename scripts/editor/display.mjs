// Tells whether a window can be shown to somebody.

export const hasDisplay =
  process.platform === 'linux'
    ? Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
    : !process.env.SSH_CONNECTION;
