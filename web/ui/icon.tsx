const paths = {
  check: "M4 10.5l4 4 8-9",
  alert: "M10 4.5v7M10 15.5h.01",
  info: "M10 9v6.5M10 5h.01",
  close: "M5 5l10 10M15 5L5 15",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  menu: "M3 6h14M3 10h14M3 14h14",
  previous: "M12.5 4l-6 6 6 6",
  next: "M7.5 4l6 6-6 6",
} as const;

/** A small line drawing; words beside it must carry the meaning. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
