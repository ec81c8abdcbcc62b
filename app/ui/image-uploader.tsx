import { acceptedFiles } from "#domain/media/image.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { CameraIcon, UploadIcon } from "@toadstool/elements/icons";
import { KindIcon } from "./picture/kind-icon.tsx";
import type { UploaderHost } from "./uploads/uploader-host.ts";

/** What is chosen as a file of each kind. */
export const acceptedTypes = {
  picture: "image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif,image/svg+xml",
  video: "video/mp4,video/webm",
  audio: "audio/mpeg,audio/ogg,audio/mp4,.m4a,.mp3,.ogg",
};

/** The uploader of the library. */
export const imageUploader: UploaderHost = {
  action: "/admin/images/upload",
  accept: Object.values(acceptedTypes).join(),
  accepted: acceptedFiles,
  addressOf: (id) => `/admin/images/${id}`,
  login: "/auth/login?returnTo=%2Fadmin%2Fimages",
  buttonClass,
  icons: {
    upload: <UploadIcon />,
    camera: <CameraIcon />,
    ofKind: (kind) => <KindIcon kind={kind} />,
  },
};
