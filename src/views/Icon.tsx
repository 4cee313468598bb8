// Icons of views; the shell contains their drawings (Sprite.astro).

export const Icon = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
export const ModeIcon = ({ mode }: { mode: string }) => (
  <Icon name={mode} className={`mode-icon mode-${mode}`} />
)
