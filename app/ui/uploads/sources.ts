import { formatDate } from "@toadstool/language";
import { useEffect, useEffectEvent, useState } from "react";
import { useWords } from "#app/ui/use-words.ts";

/** Takes files that are dropped anywhere on the page; returns whether some are being dragged over it. */
export function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    // A drag enters each element it passes before it leaves the one before.
    let depth = 0;
    const over = (change: number) => {
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const enter = (event: DragEvent) => holdsFiles(event) && over(1);
    const leave = (event: DragEvent) => holdsFiles(event) && over(-1);
    const allow = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      over(-depth);
      if (event.dataTransfer) void filesIn(event.dataTransfer).then((files) => taken(files));
    };
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragleave", leave);
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}

/** Takes files that are pasted anywhere but into a field. */
export function usePastedFiles(take: (files: File[]) => void): void {
  const { language } = useWords();
  const taken = useEffectEvent((files: File[]) => take(files.map((file) => named(file, language))));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextField(event.target)) return;
      event.preventDefault();
      taken(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}

/** Every browser calls a copied picture the same. */
function named(file: File, language: string): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const when = formatDate(language, Date.now(), { dateStyle: "medium", timeStyle: "short" });
  return new File([file], `Pasted ${when}${file.name.slice("image".length)}`, { type: file.type });
}

/** The files that were dropped, and those in folders that were. The list is gone after the event: it is read at once. */
function filesIn({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return Promise.resolve([...files]);
  return Promise.all(entries.map(filesOf)).then((found) => found.flat());
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((done, fail) => entry.file(done, fail))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const inside: FileSystemEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a reader answers up to a hundred at a time
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) break;
    // What a system hides in its folders is not meant for anyone.
    inside.push(...some.filter(({ name }) => !name.startsWith(".")));
  }
  return (await Promise.all(inside.map(filesOf))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
