import type { ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Chip } from "./controls";
import { column, row, text } from "./theme";

interface Task {
  readonly title: string;
  readonly tag?: string;
  readonly colour?: string;
  readonly foot?: string;
  readonly face?: ReactNode;
}

/** Columns of tasks. */
export function KanbanBoard({
  columns,
  width,
  gap = 14,
}: {
  readonly columns: readonly { readonly name: string; readonly tasks: readonly Task[] }[];
  readonly width: number;
  readonly gap?: number;
}): ReactElement {
  return (
    <div style={row(gap, { width, alignItems: "flex-start" })}>
      {columns.map(({ name, tasks }) => (
        <div
          key={name}
          style={column(9, { flex: 1, minWidth: 0, padding: 10, borderRadius: 10, background: "var(--ui-panel)" })}
        >
          <div style={row(6, { justifyContent: "space-between", ...text(12, { fontWeight: 600 }) })}>
            {name}
            <span style={{ color: "var(--ui-soft)", fontWeight: 500 }}>{tasks.length}</span>
          </div>
          {tasks.map(({ title, tag, colour = "var(--ui-accent)", foot, face }) => (
            <div
              key={title}
              style={column(7, {
                padding: "10px 11px",
                borderRadius: 7,
                background: "var(--ui-bg)",
                boxShadow: "0 1px 2px rgb(58 36 14 / 0.18)",
                ...text(12, { lineHeight: 1.3 }),
              })}
            >
              {tag !== undefined && (
                <Chip colour={colour} size={9.5} style={{ alignSelf: "flex-start" }}>
                  {tag}
                </Chip>
              )}
              <span>{title}</span>
              {(foot !== undefined || face !== undefined) && (
                <div style={row(6, { justifyContent: "space-between", color: "var(--ui-soft)", fontSize: 10.5 })}>
                  {foot}
                  {face}
                </div>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** One frame of a storyboard: a drawing, its number and what happens. */
export interface Frame {
  readonly drawing: ReactNode;
  readonly words: string;
  readonly note?: string;
}

/** A sheet of storyboard frames. Drawings fill a field of `frame` × `frame` · 9/16 pixels. */
export function Storyboard({
  frames,
  columns = 3,
  frame = 190,
  title,
  gap = 18,
}: {
  readonly frames: readonly Frame[];
  readonly columns?: number;
  readonly frame?: number;
  readonly title?: string;
  readonly gap?: number;
}): ReactElement {
  return (
    <div style={column(14, { width: columns * frame + (columns - 1) * gap, color: "var(--ui-ink)" })}>
      {title !== undefined && (
        <div
          style={{
            fontFamily: "var(--ui-display)",
            fontWeight: 700,
            fontSize: 20,
            borderBottom: "2px solid currentColor",
            paddingBottom: 8,
          }}
        >
          {title}
        </div>
      )}
      <div style={{ display: "grid", gridTemplateColumns: `repeat(${String(columns)}, ${String(frame)}px)`, gap }}>
        {frames.map((content, index) => (
          <Drawn key={content.words} content={content} number={index + 1} width={frame} />
        ))}
      </div>
    </div>
  );
}

function Drawn({
  content: { drawing, words, note },
  number,
  width,
}: {
  readonly content: Frame;
  readonly number: number;
  readonly width: number;
}): ReactElement {
  return (
    <div style={column(5)}>
      <div
        style={{
          position: "relative",
          height: (width * 9) / 16,
          overflow: "hidden",
          boxShadow: "inset 0 0 0 1.8px var(--ui-ink)",
          borderRadius: 2,
        }}
      >
        {drawing}
        <div
          style={{
            position: "absolute",
            inset: 0,
            boxShadow: "inset 0 0 0 1.8px var(--ui-ink)",
            borderRadius: 2,
          }}
        />
      </div>
      <div style={row(8, { alignItems: "baseline", ...text(11, { lineHeight: 1.3 }) })}>
        <b style={{ fontFamily: '"JetBrains Mono"', fontSize: 10.5 }}>{String(number).padStart(2, "0")}</b>
        <span>{words}</span>
      </div>
      {note !== undefined && <span style={text(10, { color: "var(--ui-soft)", paddingLeft: 22 })}>{note}</span>}
    </div>
  );
}

/** Square posts of a social profile, three abreast. Each drawing fills its square. */
export function SocialGrid({
  posts,
  size,
  columns = 3,
  gap = 3,
}: {
  readonly posts: readonly ReactNode[];
  readonly size: number;
  readonly columns?: number;
  readonly gap?: number;
}): ReactElement {
  return (
    <div style={{ display: "grid", gridTemplateColumns: `repeat(${String(columns)}, ${String(size)}px)`, gap }}>
      {posts.map((post, index) => (
        <div key={String(index)} style={{ position: "relative", width: size, height: size, overflow: "hidden" }}>
          {post}
        </div>
      ))}
    </div>
  );
}

/** A note stuck to the table. */
export function StickyNote({
  children,
  colour = "#f6d66b",
  size = 120,
  rotate = 0,
}: {
  readonly children: ReactNode;
  readonly colour?: string;
  readonly size?: number;
  readonly rotate?: number;
}): ReactElement {
  return (
    <div
      style={{
        width: size,
        height: size,
        padding: size * 0.11,
        background: `linear-gradient(168deg, color-mix(in oklab, ${colour}, black 6%), ${colour} 22%, color-mix(in oklab, ${colour}, white 14%))`,
        boxShadow: shadow(5),
        borderRadius: "1px 1px 14px 1px",
        transform: `rotate(${String(rotate)}deg)`,
        color: "#2b2117",
        ...text(size * 0.115, { lineHeight: 1.25, fontWeight: 500 }),
      }}
    >
      {children}
    </div>
  );
}
